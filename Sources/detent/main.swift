#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import DetentCommand

let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Detent.run(arguments: arguments))

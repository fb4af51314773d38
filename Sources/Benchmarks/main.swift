// What the speed claims are measured with: `swift run -c release Benchmarks`.
VelocityBenchmark.run()

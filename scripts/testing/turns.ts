/** Loaded into a program that is measured: tells, asked by its parent, the longest turn of its event loop since, in milliseconds of its processor. */
let longest = 0
let last = process.threadCpuUsage()

// It never rests, so that nothing of two turns is taken for one; what others use the processors for does not count.
function turn(): void {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, now.user + now.system - last.user - last.system)
  last = now
  setImmediate(turn)
}
turn()

process.on('message', () => {
  process.send?.(longest / 1000)
  longest = 0
})

/** Loaded into a program that is measured: tells, asked by its parent, the longest turn of its event loop since, in milliseconds of its processor. */
let longest = 0
let last = process.threadCpuUsage()

// Runs at every turn, so that two turns are not taken for one; time used by other processes does not count.
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

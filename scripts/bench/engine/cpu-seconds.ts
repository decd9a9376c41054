// The CPU time this process has used: unlike the clock it does not count what others on the machine do.

/** CPU seconds so far, user and system, all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

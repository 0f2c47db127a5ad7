/** Loads a classic script: for pages from a disk, browsers allow neither fetch nor modules. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded.`)))
    document.head.append(script)
  })

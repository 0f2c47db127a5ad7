/** Loads a script of the old kind: from a disk, browsers fetch nothing and import no modules. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded.`)))
    document.head.append(script)
  })

import { useEffect, useState } from 'react'

/** One entry of Storybook's own index. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  importPath: string
  exportName?: string
}

let asked: Promise<readonly IndexEntry[]> | undefined

async function askIndex(): Promise<readonly IndexEntry[]> {
  const answer = await fetch('index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}

/** Every story and page there is; empty until the index has come. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([])
  useEffect(() => {
    asked ??= askIndex()
    void asked.then(setEntries)
  }, [])
  return entries
}

/** The story a documentation row names: an export of the component's folder, after its file's name where it is not the first of that name. */
export function findStory(entries: readonly IndexEntry[], folder: string, story: string): IndexEntry | undefined {
  const [exportName, file] = story.split(' ').toReversed()
  const named = entries.filter(
    (entry) =>
      entry.type === 'story' && entry.exportName === exportName && entry.importPath.includes(`ui/src/${folder}/`),
  )
  const inFile = (name: string) => named.find((entry) => entry.importPath.endsWith(`/${name}.stories.tsx`))
  return file ? inFile(file) : (inFile(folder) ?? named[0])
}

/** The page of a component. */
export const findPage = (entries: readonly IndexEntry[], folder: string): IndexEntry | undefined =>
  entries.find((entry) => entry.type === 'docs' && entry.importPath.includes(`ui/src/${folder}/`))

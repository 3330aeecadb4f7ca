const namesNothing = ['utils', 'helpers', 'common', 'misc', 'types', 'components', 'hooks']

/** Folders whose name says nothing about their topic (architecture, section 3). */
export function foldersWithoutTopic(files: readonly string[]): string[] {
  const found = new Set<string>()
  for (const file of files) {
    const folders = file.split('/').slice(0, -1)
    const at = folders.findIndex((folder) => namesNothing.includes(folder.toLowerCase()))
    if (at >= 0) found.add(folders.slice(0, at + 1).join('/'))
  }
  return [...found]
}

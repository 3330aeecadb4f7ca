/** A line of the map in docs/architecture.md: what it names, below the line that it stands under. */
type Entry = { indent: number; names: string[] }

const line = /^( *)(\S+(?: \S+)*?)(?: {2,}|$)/

/** Paths that one cell of the map names: `site|page/` are two, `a/ b/` are two. */
function pathsOf(cell: string): string[] {
  return cell.split(' ').flatMap((one) => {
    const [before, after] = one.split('|')
    if (before === undefined || after === undefined) return [one]
    return [before, `${before.slice(0, before.lastIndexOf('/') + 1)}${after}`]
  })
}

function entriesOf(block: string): Entry[] {
  return block.split('\n').flatMap((text) => {
    const [, indent = '', cell = ''] = line.exec(text) ?? []
    // A line that stands under the words of another goes on with them.
    return cell === '' || indent.length > 6 ? [] : [{ indent: indent.length, names: pathsOf(cell) }]
  })
}

/** What stands for any name ends what can be looked up. */
const known = (path: string) => path.replace(/<.*$/, '')

/** Every path that the first code block below a heading names, as far as its names are fixed. */
export function mapOf(markdown: string, heading: string): string[] {
  const block = markdown.split(heading)[1]?.split('```')[1] ?? ''
  const above: { indent: number; path: string }[] = []
  return entriesOf(block).flatMap(({ indent, names }) => {
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop()
    const base = above.at(-1)?.path ?? ''
    const [first = ''] = names
    above.push({ indent, path: `${base}${first}` })
    return names.map((name) => known(`${base}${name}`))
  })
}

/** Paths in the last column of a table, as `` `apps/…` `` and as links. */
export function pathsInTable(markdown: string, heading: string): string[] {
  const table = markdown.split(heading)[1]?.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/`([\w.-]+\/[\w./<>-]*)`|\]\(([\w./-]+)\)/g)]
  return named.map(([, code, link]) => known(code ?? link ?? ''))
}

/** A row of a table of things that are seen: the words that its file has to have in it. */
export type Place = { file: string; words: string[] }

/** Rows of the table below a heading: words stand in guillemets, the file in the last column. */
export function placesInTable(markdown: string, heading: string): Place[] {
  const table = markdown.split(heading)[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(/^\| (.+) \| `([^`]+)` *\|$/gm)].map(([, seen = '', file = '']) => ({
    file,
    words: [...seen.matchAll(/«([^»]+)»/g)].map(([, words = '']) => words),
  }))
}

/** What of a file’s words is not in it; its name, where there is no such file. */
export function missingAt({ file, words }: Place, read: (file: string) => string | null): string[] {
  const text = read(file)
  if (text === null) return [file]
  return words.filter((one) => !text.includes(one)).map((one) => `${file}: ${one}`)
}

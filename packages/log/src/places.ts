/** One place of a stack. */
type Place = { name: string; file: string; at: string; isOurs: boolean }

/** Places of a stack that are kept. */
const mostPlaces = 20

/** As V8 writes it, and as Firefox and Safari do. */
const v8 = /^\s*at (?:async )?(?:(.{1,200}?) \()?([^()\s]{1,500}):(\d{1,7}):(\d{1,7})\)?$/
const others = /^([^@\s]{0,200})@([^\s]{1,500}):(\d{1,7}):(\d{1,7})$/

/** A file by its place in the product, without the machine's folders, the host and the hash of a build. */
function fileOf(url: string): Pick<Place, 'file' | 'isOurs'> {
  const bare = (url.split(/[?#]/)[0] ?? '').replaceAll(/[^\w@.()[\]/:+-]/g, '')
  const inModules = bare.lastIndexOf('node_modules/')
  if (inModules >= 0) return { file: bare.slice(inModules + 13), isOurs: false }
  const own = /(?:^|\/)((?:apps|packages|content|assets|_next)\/[\w@.()[\]/-]+)$/.exec(bare)?.[1]
  if (own !== undefined) return { file: own, isOurs: true }
  return { file: bare.startsWith('node:') ? bare : '…', isOurs: false }
}

function placeOf(line: string): Place[] {
  const [, name = '', url = '', row, column] = v8.exec(line) ?? others.exec(line) ?? []
  if (url === '') return []
  const known = name.replaceAll(/[^\w.$<>[\] ]/g, '').slice(0, 80)
  return [{ name: known, ...fileOf(url), at: `${row}:${column}` }]
}

const hash = /-[\w-]{8}(?=\.\w+$)/

/** The places of a stack, ours by their files; the words around them are left out. */
export function readPlaces(stack: string): { stelle: string; stapel: string; isOurs: boolean } {
  const places = stack.slice(0, 20_000).split('\n').flatMap(placeOf).slice(0, mostPlaces)
  const first = places.find(({ isOurs }) => isOurs) ?? places[0]
  const stelle = first === undefined ? '' : `${first.name} ${first.file.replace(hash, '')}`.trim()
  const stapel = places.map(({ name, file, at }) => `${name || '–'} ${file}:${at}`).join('\n')
  return {
    stelle: stelle.slice(0, 200),
    stapel: stapel.slice(0, 4_000),
    isOurs: first?.isOurs === true,
  }
}

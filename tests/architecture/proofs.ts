/** A row of `docs/proofs.md`: its name, and the tests that it names; none where it is still open. */
type ProofRow = { row: string; isOpen: boolean; tests: { file: string; title: string }[] }

const tableRow = /^\| ([TFLSWEA]\d{1,2}) +\| .+ \| (.+) \|$/gm
const namedTest = /`([^`]+)` «([^»]+(?:»[^»<]+)*)»/g

/** The rows of the tables of a document. */
export function rowsIn(markdown: string): ProofRow[] {
  return [...markdown.matchAll(tableRow)].map(([, row = '', proofs = '']) => ({
    row,
    isOpen: proofs.startsWith('open: '),
    tests: proofs.split('<br>').flatMap((proof) =>
      [...proof.matchAll(namedTest)].map(([, file = '', title = '']) => ({
        file,
        title: title.replaceAll('\\|', '|'),
      })),
    ),
  }))
}

const spelled = (source: string) => source.replaceAll("\\'", "'")

/** What is wrong with a row: a test that is not there under its name, or none at all. */
export function faultsOf(row: ProofRow, read: (file: string) => string | null): string[] {
  if (row.tests.length === 0) return row.isOpen ? [] : [`${row.row} names no test`]
  return row.tests
    .filter(({ file, title }) => !spelled(read(file) ?? '').includes(title))
    .map(({ file, title }) => `${row.row}: no test «${title}» in ${file}`)
}

const beginning = /(?:\btest(?:\.\w+)?|\])\(\s*['"`]([^'"`:\n]{2,40}):/g

/** Rows that the titles of the tests of a file begin with. */
export function rowsNamedIn(source: string): string[] {
  return [...source.matchAll(beginning)].flatMap(
    ([, names = '']) => names.match(/\b[TFLSWEA]\d{1,2}\b/g) ?? [],
  )
}

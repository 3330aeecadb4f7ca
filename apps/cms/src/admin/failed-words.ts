/** What an editor is told of a view that failed, and where they get on. */
export type FailedWords = {
  title: string
  what: string
  /** Left out in a window above a form, which nobody is to leave for it. */
  back?: { href: string; label: string }
}

const kept = 'Was Sie zuvor gespeichert haben, ist davon nicht betroffen.'
const start = { href: '/admin', label: 'Zur Startseite der Redaktion' }

const anyView: FailedWords = {
  title: 'Diese Ansicht lässt sich gerade nicht zeigen',
  what: 'Auf dem Server ist etwas schiefgegangen.',
  back: start,
}
const entry = {
  title: 'Dieser Eintrag lässt sich gerade nicht öffnen',
  what: 'Beim Lesen des Eintrags ist auf dem Server etwas schiefgegangen.',
}
const settings = {
  title: 'Diese Einstellungen lassen sich gerade nicht öffnen',
  what: 'Beim Lesen der Einstellungen ist auf dem Server etwas schiefgegangen.',
}
const account: FailedWords = {
  title: 'Ihr Konto lässt sich gerade nicht öffnen',
  what: 'Beim Lesen Ihres Kontos ist auf dem Server etwas schiefgegangen.',
  back: start,
}
const versions = {
  title: 'Die früheren Fassungen lassen sich gerade nicht zeigen',
  what: 'Beim Lesen der Fassungen ist auf dem Server etwas schiefgegangen.',
}
const newEntry = {
  title: 'Das leere Formular lässt sich gerade nicht öffnen',
  what: anyView.what,
}
const inBrowser = 'In Ihrem Browser ist beim Zeigen dieser Seite etwas schiefgegangen.'

/** Of an entry, wherever it was opened. */
export const unreadableEntry: FailedWords = { ...entry, what: `${entry.what} ${kept}` }

function describeEntry(slug: string, [id = '', tab = '']: string[], place: string): FailedWords {
  const list = `/admin/collections/${slug}${place}`
  const label = place === '' ? 'Zurück zur Liste' : 'Zurück zum Papierkorb'
  const back = { href: list, label }
  if (id === '') return anyView
  if (id === 'create') return { ...newEntry, back }
  return { ...(tab === 'versions' ? versions : entry), back }
}

function describeView(path: string): FailedWords {
  const [, , area = '', slug = '', ...rest] = path.split('/')
  const [first = ''] = rest
  if (slug === '') return area === 'account' ? account : anyView
  if (area === 'collections')
    return first === 'trash'
      ? describeEntry(slug, rest.slice(1), '/trash')
      : describeEntry(slug, rest, '')
  if (area !== 'globals') return anyView
  const form = { href: `/admin/globals/${slug}`, label: 'Zurück zu den Einstellungen' }
  return first === 'versions' ? { ...versions, back: form } : { ...settings, back: start }
}

/** What is told of a view by its address, `/admin/…` without its query, and by where it has failed. */
export function describeFailedView(
  path: string,
  where: 'server' | 'browser' = 'server',
): FailedWords {
  const words = describeView(path)
  return { ...words, what: `${where === 'browser' ? inBrowser : words.what} ${kept}` }
}

import type { PushEvent, WorkerScope } from './scope.ts'

/** What a message says, as far as it is shown. */
export type Shown = {
  title: string
  options: Omit<NotificationOptions, 'data' | 'tag'> & { data: { path: string }; tag: string }
}

const icon = '/icons/icon-192.png'

/** Words for a message that cannot be read: a browser wants one to be shown whatever came. */
const unread = { titel: 'Neue Mitteilung', text: '', adresse: '/', marke: 'unread', sprache: 'de' }

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {} // what is no JSON is shown as a message without words
  }
}

/**
 * The page of this site that a message leads to; the home page for an address of another one, or of
 * none: nobody who could write messages may send visitors anywhere else.
 */
export function pathIn(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/'
  const { hash, origin: own, pathname, search } = new URL(address, origin)
  return own === origin ? pathname + search + hash : '/'
}

/** A message as it is shown; the same one twice is one, by its mark. */
export function shownOf(text: string, origin: string): Shown {
  const read = parse(text)
  const said = typeof read.titel === 'string' && read.titel !== '' ? read : unread
  const word = (name: keyof typeof unread) =>
    typeof said[name] === 'string' ? said[name] : unread[name]
  return {
    title: word('titel'),
    options: {
      body: word('text'),
      tag: word('marke') || unread.marke,
      lang: word('sprache'),
      icon,
      data: { path: pathIn(said.adresse, origin) },
    },
  }
}

type Shell = Pick<WorkerScope, 'location' | 'registration'>

async function showNow({ data }: PushEvent, { location, registration }: Shell): Promise<void> {
  const { options, title } = shownOf(data?.text() ?? '', location.origin)
  const before = await registration.getNotifications({ tag: options.tag }).catch(() => [])
  const renotify = before.some((one) => one.title !== title || one.body !== options.body)
  await registration.showNotification(title, { ...options, renotify })
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Shows a message; a browser lets a site that takes messages and shows none have no more of them. Where
 * it takes the place of one with other words it rings again: it is a warning that nobody has heard yet.
 *
 * One after the other: Chromium forgets what is just being shown while it is asked what is shown, and
 * a click on it leads nowhere.
 */
export function show(event: PushEvent, shell: Shell): Promise<void> {
  const shown = last.then(() => showNow(event, shell))
  last = shown.catch(() => undefined) // a message that could not be shown keeps back none that follow
  return shown
}

/** The page that a notification of ours leads to; what others have put there leads home. */
export function pathOf(data: unknown, origin: string): string {
  return typeof data === 'object' && data !== null && 'path' in data
    ? pathIn(data.path, origin)
    : '/'
}

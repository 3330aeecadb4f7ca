import { Banner } from '@payloadcms/ui'
import type { Note } from '../termine/notes.ts'

const types = { error: 'error', warning: 'default', info: 'info' } as const
const words = { error: 'Fehler', warning: 'Achtung', info: 'Zur Kenntnis' } as const

/** What there is to say of the days and times, told again whenever it changes. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <div role="status">
      {notes.map(({ level, text }) => (
        <Banner key={text} type={types[level]}>
          <strong>{words[level]}:</strong> {text}
        </Banner>
      ))}
    </div>
  )
}

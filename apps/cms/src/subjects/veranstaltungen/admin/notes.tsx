'use client'
import { notesOf } from '../termine/notes.ts'
import { NoteList } from './note-list.tsx'
import { useWrittenEvent } from './written-event.ts'

/** What is wrong with the days and times of an event, or worth knowing, while they are written. */
export function Notes() {
  const { event, heute } = useWrittenEvent()
  return (
    <div className="field-type">
      <NoteList notes={event === null ? [] : notesOf(event, heute)} />
    </div>
  )
}

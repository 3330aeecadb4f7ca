'use client'
import { notesOf } from '../termine/notes.ts'
import { NoteList } from './note-list.tsx'
import { useWrittenEvent, type WithHolidays } from './written-event.ts'

/** What is wrong with the days and times of an event, or worth knowing, while they are written. */
export function Notes(known: WithHolidays) {
  const { event, heute } = useWrittenEvent(known)
  return (
    <div className="field-type">
      <NoteList notes={event === null ? [] : notesOf(event, heute)} />
    </div>
  )
}

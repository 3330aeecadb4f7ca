'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { antwort, type Befund, type Stand } from '../einlass/befund.ts'
import styles from './door.module.css'
import { DoorAnswer } from './door-answer.tsx'

/** What the last code came to; `nummer` tells two answers apart that say the same. */
type Said = { nummer: number; befund: Befund | null; problem: string | null }

/** Asks about one code after the other, in the order in which they were scanned. */
function useDoor(veranstaltung: number, before: Stand) {
  const calls = useCalls('bestellungen')
  const [said, setSaid] = useState<Said>({ nummer: 0, befund: null, problem: null })
  const [stand, setStand] = useState(before)
  const last = useRef(Promise.resolve())
  const ask = async (code: string) => {
    const answer = await callOffice(`${calls}/einlass`, antwort, asJson({ code, veranstaltung }))
    if (answer.body !== null) setStand(answer.body.stand)
    const { problem } = answer
    const befund = answer.body?.befund ?? null
    setSaid(({ nummer }) => ({ nummer: nummer + 1, befund, problem }))
  }
  const check = (code: string) => {
    last.current = last.current.then(() => ask(code)).catch(reportError)
  }
  return { said, stand, check }
}

type DoorFormProps = { veranstaltung: number; before: Stand }

/** A field for the code: a hand scanner types it and presses Enter, and so does a hand. */
export function DoorForm({ before, veranstaltung }: DoorFormProps) {
  const { check, said, stand } = useDoor(veranstaltung, before)
  const field = useRef<HTMLInputElement>(null)
  // A scanner types where the focus is, and its code is what this page is for; whoever is somewhere
  // else on the page already stays there.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (code !== '') check(code)
    if (field.current) field.current.value = ''
    field.current?.focus()
  }
  return (
    <>
      <form className={styles.form} onSubmit={send}>
        <label>
          Code der Karte
          <input ref={field} name="code" autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit">Prüfen</button>
      </form>
      <p className={styles.help}>
        Mit dem Handscanner oder von Hand: groß oder klein, mit oder ohne Striche.
      </p>
      <div role="status" className={styles.said}>
        <DoorAnswer key={said.nummer} befund={said.befund} problem={said.problem} />
      </div>
      <p className={styles.count}>
        Eingelassen: <strong>{stand.eingelassen}</strong> von <strong>{stand.verkauft}</strong>{' '}
        verkauften Karten
      </p>
    </>
  )
}

'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import styles from '../../../editing/views/dialog.module.css'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { noticeProblem } from '../sitzungsdienst/frist.ts'
import { type UsualMeetings, useUsualMeetings } from './use-usual-meetings.ts'

const made = z.object({ id: z.string() })

function agendaWords(count: number): string {
  if (count === 0)
    return 'Für dieses Gremium ist keine übliche Tagesordnung hinterlegt; die Tagesordnung ist zunächst leer.'
  return count === 1
    ? 'Ein üblicher Punkt kommt in die Tagesordnung.'
    : `${count} übliche Punkte kommen in die Tagesordnung.`
}

type Committee = UsualMeetings['gremien'][number]

/** Time and place of the committee that is chosen; another one brings its own. */
function WhenAndWhere({ committee }: { committee: Committee | undefined }) {
  return (
    <>
      <label className={styles.field}>
        Beginn
        <input type="time" name="uhrzeit" required defaultValue={committee?.uhrzeit} />
      </label>
      <label className={styles.field}>
        Ort
        <input name="ort" maxLength={160} defaultValue={committee?.ort} />
      </label>
      {committee && <p className={styles.help}>{agendaWords(committee.punkte)}</p>}
    </>
  )
}

function Fields({ gremien, heute, frist }: UsualMeetings) {
  const [chosen, setChosen] = useState('')
  const [day, setDay] = useState('')
  const committee = gremien.find(({ id }) => id === chosen)
  return (
    <>
      <label className={styles.field}>
        Gremium
        <select
          name="gremium"
          required
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">Bitte wählen</option>
          {gremien.map(({ id, titel }) => (
            <option key={id} value={id}>
              {titel}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Tag
        <input
          type="date"
          name="tag"
          required
          min={heute}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </label>
      <p role="status" className={styles.help}>
        {noticeProblem(heute, day, frist)}
      </p>
      <WhenAndWhere key={chosen} committee={committee} />
    </>
  )
}

/** Asks for committee, day and place of a meeting, and opens the draft that is made of it. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const usual = useUsualMeetings()
  const calls = useCalls('sitzungen')
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '' })
    const asked = asJson(Object.fromEntries(form))
    const { body, problem } = await callOffice(`${calls}/vorbereiten`, made, asked)
    if (body === null) setState({ isBusy: false, problem })
    else window.location.assign(`/admin/collections/sitzungen/${body.id}`)
  }
  return (
    <Dialog
      title="Sitzung vorbereiten"
      act={usual?.body ? 'Entwurf anlegen' : null}
      isBusy={state.isBusy}
      problem={usual?.problem ?? (state.problem || null)}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={onClose}
    >
      {usual?.body && <Fields {...usual.body} />}
    </Dialog>
  )
}

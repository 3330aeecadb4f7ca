'use client'
import { Button, useDocumentInfo, useField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { useId, useRef, useState } from 'react'
import { useCalls } from '../editing/views/call.ts'
import { filmLimits } from '../platform/media/limits.ts'
import { asksForAuthor, lizenzen } from '../platform/media/lizenzen.ts'
import { FilmFile } from './film-file.tsx'
import { FilmStatus } from './film-status.tsx'
import styles from './film-upload.module.css'
import { sendFilm } from './send-film.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; done: number }
  | { kind: 'done' }
  | { kind: 'refused'; problem: string }

/** Licences that ask for nothing more; others are set in the media library afterwards. */
const offered = lizenzen.filter(({ value }) => !asksForAuthor(value))

/** Sends the chosen film and puts its file into the field. */
function useSending(path: string) {
  const calls = useCalls('medien')
  const { setValue } = useField<string>({ path })
  const [state, setState] = useState<State>({ kind: 'idle' })
  const stopping = useRef<AbortController | null>(null)
  const send = async (file: File, copyright: string, lizenz: string) => {
    const ending = new AbortController()
    stopping.current = ending
    setState({ kind: 'sending', done: 0 })
    const answer = await sendFilm({
      calls,
      file,
      copyright,
      lizenz,
      onProgress: (done) => setState({ kind: 'sending', done }),
      signal: ending.signal,
    })
    if (answer.body === null) return setState({ kind: 'refused', problem: answer.problem })
    setValue(answer.body.id)
    setState({ kind: 'done' })
  }
  return { state, send, stop: () => stopping.current?.abort() }
}

/** How far it is, in words. */
function wordsOf(state: State): string {
  if (state.kind === 'refused') return state.problem
  if (state.kind === 'done')
    return 'Der Film ist hochgeladen. Mit dem Speichern gehört er zum Eintrag.'
  if (state.kind === 'idle') return ''
  const percent = Math.round(state.done * 100)
  return percent < 100 ? `${percent} % hochgeladen` : 'Der Film wird geprüft …'
}

function Progress({ state, onStop }: { state: State; onStop: () => void }) {
  return (
    <div className={styles.progress}>
      {state.kind === 'sending' && (
        <progress value={state.done} aria-label="Fortschritt des Hochladens" />
      )}
      <FilmStatus kind={state.kind} words={wordsOf(state)} />
      {state.kind === 'sending' && (
        <Button buttonStyle="secondary" margin={false} onClick={onStop} size="small">
          Abbrechen
        </Button>
      )}
    </div>
  )
}

/** What is to be given before a film can be sent; null when nothing is missing. */
function missingText(file: File | null, copyright: string): string | null {
  const missing = [
    ...(file === null ? ['die Datei'] : []),
    ...(copyright.trim() === '' ? ['das Copyright'] : []),
  ]
  return missing.length === 0 ? null : `Bitte geben Sie noch an: ${missing.join(' und ')}.`
}

type FormProps = {
  mimeType: string
  onSend: (file: File, copyright: string, lizenz: string) => void
}

function FilmForm({ mimeType, onSend }: FormProps) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [copyright, setCopyright] = useState('')
  const [lizenz, setLizenz] = useState<string>(offered[0]?.value ?? '')
  const missing = missingText(file, copyright)
  return (
    <fieldset className={styles.form}>
      <legend>Film hochladen (höchstens {filmLimits.bytes / 1_000_000} MB)</legend>
      <FilmFile id={`${id}-file`} mimeType={mimeType} onChoose={setFile} />
      <label htmlFor={`${id}-copyright`}>
        Copyright
        <input
          id={`${id}-copyright`}
          maxLength={200}
          value={copyright}
          onChange={({ target }) => setCopyright(target.value)}
          // The film, not the whole form, is what is to be sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <label htmlFor={`${id}-licence`}>
        Lizenz
        <select
          id={`${id}-licence`}
          value={lizenz}
          onChange={({ target }) => setLizenz(target.value)}
        >
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.send}>
        <Button
          disabled={missing !== null}
          extraButtonProps={{ 'aria-describedby': `${id}-missing` }}
          margin={false}
          onClick={() => file && onSend(file, copyright, lizenz)}
          size="small"
        >
          Hochladen
        </Button>
        <p id={`${id}-missing`} className={styles.missing}>
          {missing}
        </p>
      </div>
    </fieldset>
  )
}

/** Brings a film of hundreds of megabytes in parts, with its progress, below the field that shows it. */
export function FilmUpload({
  path,
  mimeType,
  readOnly,
}: UploadFieldClientProps & { mimeType: string }) {
  const { value } = useField<string>({ path })
  const { hasSavePermission } = useDocumentInfo()
  const { state, send, stop } = useSending(path)
  const isSending = state.kind === 'sending'
  const isClosed = value || readOnly === true || hasSavePermission === false
  if (isClosed && !isSending && state.kind !== 'done') return null
  return (
    <>
      {/* It stays while a film is sent: a refusal gives back the file and what was entered. */}
      {(isSending || !isClosed) && (
        <div hidden={isSending}>
          <FilmForm mimeType={mimeType} onSend={send} />
        </div>
      )}
      <Progress state={state.kind === 'done' && !value ? { kind: 'idle' } : state} onStop={stop} />
    </>
  )
}

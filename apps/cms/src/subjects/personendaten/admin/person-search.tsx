'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import fields from '../../../editing/views/dialog.module.css'
import { AskBefore, Part } from './found-parts.tsx'
import styles from './personal-data.module.css'
import { usePerson } from './use-person.ts'
import { foundText } from './words.ts'

type SearchProps = { isBusy: boolean; onSearch: (email: string) => void }

function SearchForm({ isBusy, onSearch }: SearchProps) {
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('email')
        onSearch(typeof typed === 'string' ? typed : '')
      }}
    >
      <label className={fields.field}>
        E-Mail-Adresse der Person
        <input name="email" type="text" inputMode="email" autoComplete="off" spellCheck={false} />
      </label>
      <Button type="submit" margin={false} disabled={isBusy}>
        Suchen
      </Button>
    </form>
  )
}

/** Type an address, see what there is, take it along, delete it. */
export function PersonSearch() {
  const [isAsked, setIsAsked] = useState(false)
  const { done, erase, found, handOut, isBusy, look, problem } = usePerson()
  const run = (work: Promise<void>) => void work.catch(reportError)
  return (
    <>
      <SearchForm isBusy={isBusy} onSearch={(email) => run(look(email))} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div role="status">
        {isBusy && <p>Einen Augenblick …</p>}
        {done !== null && <p>{done}</p>}
        {found !== null && <h2>{foundText(found)}</h2>}
      </div>
      {found !== null && found.anzahl > 0 && (
        <>
          <div className={styles.acts}>
            <Button margin={false} disabled={isBusy} onClick={() => run(handOut(found))}>
              Auskunft herunterladen
            </Button>
            <Button
              margin={false}
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => setIsAsked(true)}
            >
              Löschen …
            </Button>
          </div>
          {found.bereiche.map((area) => (
            <Part key={area.name} {...area} />
          ))}
        </>
      )}
      {isAsked && found !== null && (
        <AskBefore
          found={found}
          isBusy={isBusy}
          onClose={() => setIsAsked(false)}
          onErase={() => {
            setIsAsked(false)
            run(erase(found))
          }}
        />
      )}
    </>
  )
}

'use client'
import { Banner, Button } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchForForms } from './fetch-for-forms.ts'
import styles from './saving.module.css'

/** Why the last attempt to save came to nothing; null once one was answered, or on another page. */
function useProblem() {
  const [problem, setProblem] = useState<string | null>(null)
  const path = usePathname()
  useEffect(() => {
    const { fetch } = globalThis
    globalThis.fetch = fetchForForms(fetch.bind(globalThis), setProblem)
    return () => {
      globalThis.fetch = fetch
    }
  }, [])
  useEffect(() => {
    if (path) setProblem(null)
  }, [path])
  return [problem, () => setProblem(null)] as const
}

/** Around every view: says that nothing was saved, that nothing is lost, and what to do (F09). */
export function OutageNotice({ children }: { children: ReactNode }) {
  const [problem, close] = useProblem()
  return (
    <>
      {children}
      <div role="alert" className={styles.notice}>
        {problem !== null && (
          <Banner type="error">
            <strong>Noch nicht gespeichert: {problem}</strong>
            <p>
              Es geht nichts verloren: Was Sie geschrieben haben, steht noch im Formular. Lassen Sie
              diese Seite offen, warten Sie eine Minute und speichern Sie dann noch einmal. Hilft
              das nicht, geben Sie bitte der Technik Bescheid.
            </p>
            <Button size="small" buttonStyle="secondary" margin={false} onClick={close}>
              Hinweis schließen
            </Button>
          </Banner>
        )}
      </div>
    </>
  )
}

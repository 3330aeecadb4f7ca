'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { errorNumberPath } from './error-number-path.ts'

const answer = z.object({ fehlernummer: z.string() })

/** Asks which number an error has, by the name that Next gives it. */
async function askNumber(digest: string): Promise<string | null> {
  const found = await fetch(`${errorNumberPath}?stoerung=${encodeURIComponent(digest)}`)
  return answer.safeParse(await found.json()).data?.fehlernummer ?? null
}

/** What an editor sees of a view that failed, with the number that the administration can look up. */
export function ViewFailed({ digest }: { digest: string | undefined }) {
  const [number, setNumber] = useState<string | null>(null)
  useEffect(() => {
    if (digest !== undefined) askNumber(digest).then(setNumber, () => setNumber(null))
  }, [digest])
  return (
    <main className="template-minimal template-minimal--width-normal">
      <div className="template-minimal__wrap">
        <h1>Diese Ansicht lässt sich gerade nicht zeigen</h1>
        <p>
          Auf dem Server ist etwas schiefgegangen. Was Sie zuvor gespeichert haben, ist davon nicht
          betroffen.
        </p>
        {number !== null && (
          <p>
            Der Fehler steht im Verzeichnis „Fehler der Website“. Nennen Sie der Administration
            diese Fehlernummer: <strong>{number}</strong>
          </p>
        )}
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Noch einmal versuchen
          </button>
        </p>
        <p>
          <a href="/admin">Zur Startseite der Redaktion</a>
        </p>
      </div>
    </main>
  )
}

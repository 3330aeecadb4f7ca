'use client'
import { Button, useConfig, useField, useFieldPath } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { PlaceFrame } from './place-frame.tsx'
import styles from './places.module.css'

/** The number at a path of the form, and what changes it. */
const useNumber = (path: string) => useField<number | null>({ path })

const inWords = (degrees: number) => degrees.toFixed(5).replace('.', ',')

/** Shows the town's map, the same as visitors have, and puts the place that is shown on it into the two numbers. */
export function PlacePicker() {
  const group = (useFieldPath() ?? '').split('.').slice(0, -1).join('.')
  const [breite, laenge] = [useNumber(`${group}.breite`), useNumber(`${group}.laenge`)]
  const website: unknown = useConfig().config.admin.custom?.website
  const [isOpen, setIsOpen] = useState(false)
  const [taken, setTaken] = useState('')
  const id = useId()
  if (typeof website !== 'string' || breite.disabled) return null
  const ort =
    typeof breite.value === 'number' && typeof laenge.value === 'number'
      ? { breite: breite.value, laenge: laenge.value }
      : null
  return (
    <div className={styles.picker}>
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => setIsOpen(!isOpen)}
        extraButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': id }}
      >
        {isOpen ? 'Karte schließen' : 'Auf der Karte zeigen'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <PlaceFrame
            website={website}
            ort={ort}
            onPick={(picked) => {
              breite.setValue(picked.breite)
              laenge.setValue(picked.laenge)
              setTaken(
                `Übernommen: ${inWords(picked.breite)} Nord, ${inWords(picked.laenge)} Ost. Bitte speichern Sie.`,
              )
            }}
          />
        )}
      </div>
      <p role="status" className={styles.taken}>
        {taken}
      </p>
    </div>
  )
}

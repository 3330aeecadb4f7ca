import { useState, useSyncExternalStore } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './anfragen.module.css'
import { formTexts } from './words.ts'

/** Milliseconds that a device may look for its place. */
const patience = 15_000

const nothingChanges = () => () => undefined
const canTell = () => 'geolocation' in navigator
const onServer = () => false

type Place = { value: string; says: string }

const rounded = (degrees: number) => degrees.toFixed(5)

/** Asks the device, which asks its owner; nobody else hears of it. */
function locate(): Promise<GeolocationCoordinates | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patience, maximumAge: patience },
    )
  })
}

type PlaceFieldProps = { id: string; name: string; start: string }

/**
 * The place where somebody stands, instead of an address. Where a browser cannot tell it, or
 * without JavaScript, there is nothing to see: the address is enough.
 */
export function PlaceField({ id, name, start }: PlaceFieldProps) {
  const { place: texts } = formTexts[useSprache()]
  const [{ value, says }, setPlace] = useState<Place>({
    value: start,
    says: start === '' ? '' : texts.kept,
  })
  const isOffered = useSyncExternalStore(nothingChanges, canTell, onServer)
  const use = async () => {
    setPlace({ value: '', says: texts.asking })
    const found = await locate()
    if (found === null) return setPlace({ value: '', says: texts.away })
    setPlace({
      value: `${rounded(found.latitude)}, ${rounded(found.longitude)}`,
      says: texts.found(Math.max(1, Math.round(found.accuracy))),
    })
  }
  const toggle = () => (value === '' ? use() : setPlace({ value: '', says: texts.removed }))
  return (
    <div className={styles.place}>
      <input type="hidden" id={id} name={name} value={value} />
      {isOffered && (
        <Button look="quiet" onClick={() => void toggle()}>
          {value === '' ? texts.use : texts.remove}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {says}
      </p>
    </div>
  )
}

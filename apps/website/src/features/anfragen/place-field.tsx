import { type ComponentType, type FormEvent, use, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/push-button/index.ts'
import styles from './anfragen.module.css'
import { useFormTexts } from './form-texts-context.ts'
import type { PlaceChooserProps } from './place-chooser.tsx'
import { PlaceMapContext } from './place-map-context.ts'
import { useHasScript } from './use-has-script.ts'

/** Milliseconds that a device may look for its place. */
const timeout = 15_000

type Place = { value: string; message: string }

const rounded = (degrees: number) => degrees.toFixed(5)

/** Asks the device, which asks its owner; nobody else hears of it. */
function locate(): Promise<GeolocationCoordinates | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { enableHighAccuracy: true, timeout, maximumAge: timeout },
    )
  })
}

/** Tells the form when a value that nobody types has changed, as typing does. */
function useFormNotifier(value: string) {
  const input = useRef<HTMLInputElement>(null)
  const announced = useRef(value)
  useEffect(() => {
    if (announced.current === value) return
    announced.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return input
}

/** The place, and a way to put what comes later: only where nobody has done anything since. */
function usePlace(start: Place) {
  const [place, setPlace] = useState(start)
  const acts = useRef(0)
  const put = (next: Place) => {
    acts.current += 1
    const act = acts.current
    setPlace(next)
    return (later: Place) => {
      if (acts.current === act) setPlace(later)
    }
  }
  const announce = (message: string) => setPlace(({ value }) => ({ value, message }))
  return { ...place, put, announce }
}

/** Gives the focus to what has come when a button that was pressed is gone. */
function useFocusBack(value: string, isChoosing: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const before = useRef({ value, isChoosing })
  useEffect(() => {
    const name = before.current.value === value ? '[role="slider"]' : 'button'
    before.current = { value, isChoosing }
    const isLost = hasActed.current && document.activeElement === document.body
    if (isLost) [...(box.current?.querySelectorAll<HTMLElement>(name) ?? [])].at(-1)?.focus()
  }, [value, isChoosing])
  const acted = () => {
    hasActed.current = true
  }
  return { box, acted }
}

type PlaceFieldProps = { id: string; name: string; start: string }

/**
 * Where it is, instead of an address: a point on the town's own map, or the place where somebody
 * stands. Without JavaScript there is nothing to see: the address is enough.
 */
export function PlaceField({ id, name, start }: PlaceFieldProps) {
  const { place: texts, map } = useFormTexts()
  const maps = use(PlaceMapContext)
  const [Chooser, setChooser] = useState<ComponentType<PlaceChooserProps> | null>(null)
  const { value, message, put, announce } = usePlace({
    value: start,
    message: start === '' ? '' : texts.kept,
  })
  const isDrawn = useHasScript()
  const isOffered = isDrawn && 'geolocation' in navigator
  const input = useFormNotifier(value)
  const { acted, box } = useFocusBack(value, Chooser !== null)
  // A draft of this tab has put it there.
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.value !== value) put({ value: currentTarget.value, message: texts.kept })
  }
  const find = async () => {
    acted()
    const putAnswer = put({ value: '', message: texts.asking })
    const found = await locate()
    if (found === null) return putAnswer({ value: '', message: texts.away })
    putAnswer({
      value: `${rounded(found.latitude)}, ${rounded(found.longitude)}`,
      message: texts.found(Math.max(1, Math.round(found.accuracy))),
    })
  }
  const remove = () => {
    acted()
    put({ value: '', message: texts.removed })
  }
  // Whoever writes an address fetches no map.
  const choose = () => {
    acted()
    import('./place-chooser.tsx').then(
      ({ PlaceChooser }) => setChooser(() => PlaceChooser),
      () => announce(map.missing),
    )
  }
  return (
    <div ref={box} className={styles.place}>
      <input
        ref={input}
        type="hidden"
        id={id}
        name={name}
        value={value}
        data-draft
        onInput={onInput}
      />
      {Chooser && (
        <Chooser
          {...maps}
          place={value}
          onPoint={(place, where) => put({ value: place, message: map.set(where) })}
          onRemove={remove}
        />
      )}
      {isDrawn && !Chooser && (maps.karte || maps.moving) && (
        <Button look="quiet" onClick={choose}>
          {map.choose}
        </Button>
      )}
      {isOffered && value === '' && (
        <Button look="quiet" onClick={() => void find()}>
          {texts.use}
        </Button>
      )}
      {value !== '' && (
        <Button look="quiet" onClick={remove}>
          {texts.remove}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {message}
      </p>
    </div>
  )
}

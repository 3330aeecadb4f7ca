'use client'
import { linie, polygon, type TrackPosition } from '@kurstadt/contract'
import { lengthOf } from '@kurstadt/contract/thinned'
import { TextareaInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { type ChangeEvent, useId, useState } from 'react'
import type { Shape } from '../../editing/fields/geometry-rules.ts'
import styles from './geometry.module.css'
import { readGeometry, readGeometryFile } from './read-geometry.ts'
import { Sketch } from './sketch.tsx'

const kinds = {
  LineString: { file: 'GPX- oder GeoJSON-Datei wählen', types: '.gpx,.geojson,.json' },
  Polygon: { file: 'GeoJSON-Datei wählen', types: '.geojson,.json' },
} as const satisfies Record<Shape, unknown>

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const shape = linie.safeParse(value)
  const outline = polygon.safeParse(value)
  if (shape.success) return JSON.stringify(shape.data.coordinates)
  return JSON.stringify(outline.success ? outline.data.coordinates[0] : value)
}

/** The points of what is kept; null when it is no way and no outline. */
function positionsOf(value: unknown): readonly TrackPosition[] | null {
  const line = linie.safeParse(value)
  if (line.success) return line.data.coordinates
  const outline = polygon.safeParse(value)
  return outline.success ? (outline.data.coordinates[0] ?? null) : null
}

const metres = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

function inWords(shape: Shape, positions: readonly TrackPosition[]): string {
  if (shape === 'Polygon') return `Umriss mit ${positions.length - 1} Ecken`
  const length = `${metres.format(lengthOf(positions) / 1000)} km`
  return `Weg mit ${positions.length.toLocaleString('de-DE')} Punkten, ${length}`
}

type FileButtonProps = { shape: Shape; onRead: (file: File) => Promise<void> }

function FileButton({ shape, onRead }: FileButtonProps) {
  const id = useId()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) await onRead(file)
    // The same file may be chosen once more, after it was changed.
    target.value = ''
  }
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{kinds[shape].file}</label>
      <input
        id={id}
        type="file"
        accept={kinds[shape].types}
        onChange={(event) => void read(event).catch(reportError)}
      />
    </div>
  )
}

/** Most letters of a text that stands in the field as it was typed. */
const mostTyped = 500_000

/** A way or an outline: from a file, or typed as a list of points; drawn and told beside it (E4). */
export function GeometryField({
  field,
  path: given,
  readOnly,
  shape,
}: JSONFieldClientProps & { shape: Shape }) {
  const { admin, label, required } = field
  const { value, setValue, showError, path, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const isLocked = readOnly === true || disabled
  const keepFile = async (file: Pick<File, 'size' | 'text'>) => {
    const read = await readGeometryFile(shape, file)
    setNote(read.note)
    if (read.isRefused) return
    setTyped(null)
    setValue(read.value)
  }
  const keepTyped = (text: string) => {
    // A whole file that was pasted: kept as it is, each key would move a hundred thousand lines.
    if (text.length > mostTyped) return void keepFile(new File([text], '')).catch(reportError)
    const read = readGeometry(shape, text)
    setNote(read.note)
    setValue(read.value)
    setTyped(text.trim().startsWith('<') ? null : text)
  }
  const positions = positionsOf(value)
  const words = positions && inWords(shape, positions)
  return (
    <div className={styles.geometry}>
      <TextareaInput
        path={path}
        label={label ?? ''}
        required={required ?? false}
        description={admin?.description ?? ''}
        readOnly={isLocked}
        showError={showError}
        rows={4}
        value={typed ?? textOf(value)}
        onChange={({ target }: { target: { value: string } }) => keepTyped(target.value)}
      />
      <div className={styles.beside}>
        {positions && words && (
          <Sketch positions={positions} isArea={shape === 'Polygon'} label={words} />
        )}
        <div>
          <output>
            {words && <p className={styles.words}>{words}</p>}
            {note && <p className={styles.words}>{note}</p>}
          </output>
          {!isLocked && <FileButton shape={shape} onRead={keepFile} />}
        </div>
      </div>
    </div>
  )
}

import type { CSSProperties } from 'react'
import { classNames } from '../../lib/index.ts'
import styles from './image.module.css'

/** One file of a picture. */
export type ImageSource = { format: 'avif' | 'webp' | 'jpeg'; width: number; url: string }

type ImageProps = {
  alt: string
  width: number
  height: number
  sources: readonly ImageSource[]
  /** How wide the picture is shown, as the attribute `sizes` has it. */
  sizes: string
  /** Focal point as fractions of width and height; it stays in sight when the frame crops. */
  focus: readonly [x: number, y: number]
  /** Tiny picture shown until the real one is there. */
  placeholder?: string | null
  /** Frame as CSS `aspect-ratio`, or `fill` for the place it is put in; else its own shape. */
  ratio?: string | undefined
  /** True for the picture people see first: loaded at once and before others. */
  isFirst?: boolean | undefined
  className?: string | undefined
  /** What else the frame is told. */
  style?: CSSProperties | undefined
}

const srcSet = (sources: readonly ImageSource[], format: ImageSource['format']) =>
  sources
    .filter((source) => source.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/**
 * A picture in its best format and width, with its place kept free from the start. The JPEG is for
 * what knows neither AVIF nor WebP (mail, feeds, browsers before 2020): one width is enough there.
 */
export function Image(props: ImageProps) {
  const { alt, width, height, sources, sizes, focus, placeholder, ratio, isFirst } = props
  const jpegs = sources.filter((source) => source.format === 'jpeg')
  const fallback = jpegs.find((source) => source.width >= 1000) ?? jpegs.at(-1) ?? sources[0]
  const frame: CSSProperties = {
    ...(ratio === 'fill' ? {} : { aspectRatio: ratio ?? `${width} / ${height}` }),
    ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
    ...props.style,
  }
  const [left, top] = focus.map((fraction) => `${Math.round(fraction * 100)}%`)
  return (
    <picture className={classNames(styles.frame, props.className)} style={frame}>
      {(['avif', 'webp'] as const).map((format) => {
        const set = srcSet(sources, format)
        return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />
      })}
      <img
        className={styles.image}
        alt={alt}
        width={width}
        height={height}
        src={fallback?.url}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        style={{ objectPosition: `${left} ${top}` }}
      />
    </picture>
  )
}

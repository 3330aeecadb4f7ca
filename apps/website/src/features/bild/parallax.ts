import type { Bild } from '@kurstadt/contract'
import type { CSSProperties } from 'react'
import styles from './parallax.module.css'

/** The class of a picture that moves so. */
export const parallaxClass = styles.parallax

type Focus = CSSProperties & { '--focus-left': string; '--focus-top': number }

/**
 * What lets a picture move slower than the page, where nobody has asked for less motion; its focal
 * point stays in the frame all the way.
 */
export function parallaxOf({ fokus: [left, top] }: Bild) {
  const style: Focus = { '--focus-left': `${Math.round(left * 100)}%`, '--focus-top': top }
  return { className: parallaxClass, style }
}

import { classNames } from '../../lib/index.ts'
import styles from './parallax.module.css'

/** Lets the picture within move slower than the page, where nobody has asked for less motion. */
export const parallaxClass = classNames(styles.parallax)

import styles from './button.module.css'

/** `solid` for the one thing to do, `quiet` for everything else, `plain` within a text or a line. */
export type ButtonLook = 'solid' | 'quiet' | 'plain'

/** Classes of whatever looks like a button. */
export const buttonClass = (look: ButtonLook): string => `${styles.button} ${styles[look]}`

import styles from './column.module.css'

/** Of a page that the product writes itself: one column of words and fields, as wide as one reads. */
export const columnClass = styles.column

/** Of what such a page has to say first: what came of it, or why nothing did. */
export const noteClass = styles.note

/** Of what stands below, for those who ask. */
export const softClass = styles.soft

import styles from '../shot.module.css'

/** Keeps the place of the advice while its part of the page and its answer are on their way. */
export const RESULT_WAITING = (
  <div className={styles.pages} aria-busy="true">
    <div className="h-90 rounded-sheet bg-sunk" />
  </div>
)

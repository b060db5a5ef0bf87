import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from '#courses/courses.copy.ts'

/** A course that is neither on the phone nor to be had now: why, and what to do. */
export function NoCourse({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <>
      <PageHead title={copy.notFoundTitle} />
      <Sheet>
        <p role="alert">{message}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="line" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
          <Link to="/courses" className={buttonClass('quiet')}>
            {copy.allCourses}
          </Link>
        </div>
      </Sheet>
    </>
  )
}

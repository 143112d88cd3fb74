import { lazy, Suspense, type ReactNode } from 'react'
import type { Own } from './revising.ts'

const EditForm = lazy(() => import('./EditForm.tsx'))

type Props = { own: Own; isEditing: boolean; onClose: () => void; children: ReactNode }

/** The words of a post or comment, or the form that changes them. */
export const OwnWords = ({ own, isEditing, onClose, children }: Props) =>
  isEditing ? (
    <Suspense fallback={children}>
      <EditForm own={own} onClose={onClose} />
    </Suspense>
  ) : (
    children
  )

import { Link } from 'react-router'
import { signingIn as words } from '#web/texts/signing-in.en.ts'
import { CodeField } from './CodeField.tsx'

/** What is asked after the right password; `onBack` gives the fields before it back. */
export const SecondStepFields = ({ onBack }: { onBack: () => void }) => (
  <>
    <p role="status">{words.oneMore}</p>
    <CodeField hint={words.codeHint} />
    <p className="text-soft text-sm">
      {words.lost}{' '}
      <Link to="/contact" className="text-accent underline">
        {words.contact}
      </Link>
    </p>
    <button
      type="button"
      onClick={onBack}
      className="text-accent inline-flex min-h-11 items-center text-sm hover:underline"
    >
      {words.startOver}
    </button>
  </>
)

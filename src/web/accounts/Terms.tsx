import { Link } from 'react-router'
import { minimumAge } from '#shared/constants.ts'
import { accounts as texts } from '#web/texts/accounts.en.ts'

/** The name of the box about one's age. */
export const ageBox = 'isOldEnough'

/** What one agrees to, and the least age, which is asked and not kept. */
export const Terms = () => (
  <div className="space-y-1 text-sm">
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={ageBox} required className="accent-ink size-5 shrink-0" />
      {texts.isOldEnough(minimumAge)}
    </label>
    <p className="text-soft">
      {texts.agree[0]}
      <TermsLink to="/terms" text={texts.terms} />
      {texts.agree[1]}
      <TermsLink to="/privacy-policy" text={texts.privacy} />
      {texts.agree[2]}
    </p>
  </div>
)

const TermsLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="text-accent underline">
    {text}
  </Link>
)

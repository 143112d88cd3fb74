import type { Report } from '#shared/trending.ts'

/** Headlines with who reports them. */
export const Reports = ({ reports }: { reports: Report[] }) => (
  <ul className="mt-1.5 space-y-1 text-sm">
    {reports.map(({ title, url, publisher }) => (
      <li key={url} className="break-words">
        <span className="text-soft">{publisher}: </span>
        <a
          href={url}
          rel="nofollow ugc noopener"
          className="text-accent underline underline-offset-2"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)

import type { ProseSpan } from '@mashrabiya/contract';
import { Link } from '../../link/Link.tsx';
import { keyed } from './keyed.ts';
import { Words } from './Words.tsx';

const isElsewhere = (href: string) => /^https?:/i.test(href);

export function Spans({ spans }: { spans: readonly ProseSpan[] }) {
  return keyed(spans, ({ text, href = '' }) => text + href).map(([key, span]) => <Span key={key} span={span} />);
}

function Span({ span: { text, strong, emphasis, href } }: { span: ProseSpan }) {
  const plain = <Words text={text} />;
  const marked = emphasis ? <em>{plain}</em> : plain;
  const words = strong ? <strong>{marked}</strong> : marked;
  if (href === undefined) return words;
  return (
    <Link href={href} {...(isElsewhere(href) ? { rel: 'noopener' } : {})}>
      {words}
    </Link>
  );
}

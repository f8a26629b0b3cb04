export interface PlanSkeletonsProps {
  label: string;
}

export function PlanSkeletons({ label }: PlanSkeletonsProps) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <ul aria-hidden>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className="skeleton">
            <span className="name" />
            <span className="cost" />
            <span className="line" />
            <span className="line" />
            <span className="buttonSkeleton" />
          </li>
        ))}
      </ul>
    </>
  );
}

import {useId} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ScrollRegion} from '../../../ui/tables/ScrollRegion';
import type {FigureEntry, FigurePart} from '../build/readFigures';
import styles from './Figure.module.css';

/** Every drawing is laid out for a phone first: 360 units wide, 14-unit text. */
const VIEW_WIDTH = 360;

const LINE_HEIGHT = 19;

/** Of the head of an arrow. */
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 5;

/** What docs/figures.yml says of it; src/features/content/build/giveData.ts gives it. */
export type FigureProps = Omit<FigureEntry, 'id'>;

/** A drawing of a page: SVG with a text equivalent, and a caption. */
export function Figure({
  title,
  description,
  caption,
  height,
  parts,
}: FigureProps): ReactNode {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;

  return (
    <figure className={styles.figure}>
      <ScrollRegion label={title}>
        <svg
          role="img"
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
          className={styles.drawing}
          viewBox={`0 0 ${VIEW_WIDTH} ${height}`}
          xmlns="http://www.w3.org/2000/svg"
        >
          <title id={titleId}>{title}</title>
          <desc id={descriptionId}>{description}</desc>
          {parts.map((part, index) => (
            <g key={index}>{draw(part)}</g>
          ))}
        </svg>
      </ScrollRegion>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function draw(part: FigurePart): ReactNode {
  if ('arrow' in part) {
    const [x1, y1, x2, y2] = part.arrow;
    return (
      <>
        <line className={styles.arrowLine} {...{x1, y1, x2, y2}} />
        <Head tail={[x1, y1]} tip={[x2, y2]} />
        {part.both && <Head tail={[x2, y2]} tip={[x1, y1]} />}
      </>
    );
  }
  if ('line' in part) {
    const [x1, y1, x2, y2] = part.line;
    return <line className={styles.lifeLine} {...{x1, y1, x2, y2}} />;
  }
  const [x, y, width = 0, height = 0] = part.at;
  if ('step' in part) {
    return (
      <>
        <circle className={styles.stepDisc} cx={x} cy={y} r={11} />
        <text className={clsx(styles.text, styles.stepText)} {...{x, y}}>
          {part.step}
        </text>
      </>
    );
  }
  if ('label' in part) {
    return <Label {...part}>{part.label}</Label>;
  }
  if ('frame' in part) {
    const {edge, frame, kind} = part;
    return (
      <>
        <rect
          className={kind ? styles.baasFrame : styles.plainFrame}
          {...{x, y, width, height}}
          rx={8}
        />
        <Label
          at={[x + 12, edge ? y + height - 20 : y + 20]}
          kind={kind}
          start
          strong
        >
          {frame}
        </Label>
      </>
    );
  }
  const {box: lines, kind, titled} = part;
  const firstY = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <>
      <rect
        className={styles[kind ?? 'plain']}
        {...{x, y, width, height}}
        rx={6}
      />
      {lines.map((line, index) => (
        <Label
          key={line}
          at={[x + width / 2, firstY + index * LINE_HEIGHT]}
          kind={kind}
          strong={titled && index === 0}
        >
          {line}
        </Label>
      ))}
    </>
  );
}

interface LabelProps {
  /** Of the text's middle, or of its left end with `start`. */
  readonly at: readonly [number, number];
  /** Any takes the ink that goes with the blue fills. */
  readonly kind?: string | undefined;
  readonly start?: boolean | undefined;
  readonly strong?: boolean | undefined;
  readonly children: string;
}

/** One line of text. */
function Label({
  at: [x, y],
  kind,
  start,
  strong,
  children,
}: LabelProps): ReactNode {
  return (
    <text
      className={clsx(
        styles.text,
        start && styles.textStart,
        strong && styles.strong,
        kind && styles.baasText,
      )}
      {...{x, y}}
    >
      {children}
    </text>
  );
}

interface HeadProps {
  readonly tail: readonly [number, number];
  readonly tip: readonly [number, number];
}

/** The head of an arrow, no marker: its id would have to be unique in the page. */
function Head({tail, tip}: HeadProps): ReactNode {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const [ux, uy] = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  const [baseX, baseY] = [tip[0] - ux * HEAD_LENGTH, tip[1] - uy * HEAD_LENGTH];
  const [sideX, sideY] = [-uy * HEAD_HALF_WIDTH, ux * HEAD_HALF_WIDTH];
  const points = [
    tip,
    [baseX + sideX, baseY + sideY],
    [baseX - sideX, baseY - sideY],
  ];
  return <polygon className={styles.arrowHead} points={points.join(' ')} />;
}

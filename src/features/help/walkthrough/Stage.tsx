import {useLayoutEffect, useReducer, useRef, type ReactNode} from 'react';

import type {Frame, PointerTarget} from '@site/src/domain/walkthrough/timeline';
import {FIELD_VALUE, NEXT_ACTION, type ShownScreen} from './screensOnPage';
import styles from './WalkthroughPlayer.module.css';

interface StageProps {
  readonly screens: readonly ShownScreen[];
  readonly frame: Frame;
}

/** Shows a copy of one of the article's mock screens, with the pointer and the typed values of a frame. */
export function Stage({screens, frame}: StageProps): ReactNode {
  const stageRef = useRef<HTMLDivElement>(null);
  const copyRef = useRef<HTMLDivElement>(null);
  const pointerRef = useRef<HTMLDivElement>(null);
  const source = screens[frame.screen]!.element;
  const [resizes, countResize] = useReducer((count: number) => count + 1, 0);

  // The dialog has no size before it opens, and gets another one when the phone is turned.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(countResize);
    observer.observe(stageRef.current!);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const copy = source.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
    copyRef.current!.replaceChildren(copy);
  }, [source]);

  useLayoutEffect(() => {
    const copy = copyRef.current!;
    const stage = stageRef.current!;
    copy.querySelectorAll<HTMLElement>(FIELD_VALUE).forEach((value, field) => {
      type(value, frame.typed.get(field) ?? 1, frame.focused === field);
    });
    const action = copy.querySelector<HTMLElement>(NEXT_ACTION);
    action?.toggleAttribute('data-pressed', frame.pointer.isPressed);

    const {from, to, progress, isPressed} = frame.pointer;
    const [start, end] = [pointAt(stage, copy, from), pointAt(stage, copy, to)];
    const eased = progress * progress * (3 - 2 * progress);
    const x = start.x + (end.x - start.x) * eased;
    const y = start.y + (end.y - start.y) * eased;
    const pointer = pointerRef.current!;
    pointer.style.transform = `translate(${x}px, ${y}px)`;
    pointer.toggleAttribute('data-pressed', isPressed);

    // A screen that's taller than the stage scrolls to the pointer, or slowly through if there's nothing to click.
    const overflow = Math.max(0, stage.scrollHeight - stage.clientHeight);
    const panned = Math.min(1, Math.max(0, frame.progress * 1.6 - 0.3));
    const shown = action ? (y - stage.clientHeight / 2) / Math.max(1, overflow) : panned;
    stage.scrollTop = overflow * Math.min(1, Math.max(0, shown));
  }, [source, frame, resizes]);

  return (
    // Chromium makes what scrolls a stop of the Tab key.
    <div ref={stageRef} className={styles.stage} tabIndex={-1} aria-hidden="true">
      <div className={styles.canvas} inert>
        <div key={frame.screen} ref={copyRef} className={styles.copy} />
        <div ref={pointerRef} className={styles.pointer}>
          <svg viewBox="0 0 20 24" width="22" height="26">
            <path d="M1 1v18.5l5-4.6 3.2 7.6 3.6-1.5-3.2-7.4h6.9z" />
          </svg>
        </div>
      </div>
    </div>
  );
}

/** Shows the first part of a field's value. The rest keeps its room, so that nothing moves. */
function type(value: HTMLElement, share: number, isFocused: boolean): void {
  const text = value.dataset['text'] ?? value.textContent;
  value.dataset['text'] = text;
  value.toggleAttribute('data-focused', isFocused);
  const visible = Math.round(text.length * share);
  if (value.dataset['visible'] === String(visible)) return;
  value.dataset['visible'] = String(visible);
  const rest = document.createElement('span');
  rest.className = styles.untyped!;
  rest.textContent = text.slice(visible);
  value.replaceChildren(text.slice(0, visible), rest);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a target's position on the canvas, whatever the stage's scroll position. */
function pointAt(stage: HTMLElement, copy: HTMLElement, target: PointerTarget): Point {
  const canvas = copy.parentElement!.getBoundingClientRect();
  if (target === 'rest') {
    return {x: canvas.width * 0.8, y: Math.min(canvas.height, stage.clientHeight) * 0.82};
  }
  const element =
    target === 'action'
      ? copy.querySelector(NEXT_ACTION)
      : copy.querySelectorAll(FIELD_VALUE)[target];
  const box = (element ?? copy).getBoundingClientRect();
  const inside = target === 'action' ? box.width * 0.6 : Math.min(box.width / 2, 96);
  return {x: box.left - canvas.left + inside, y: box.top - canvas.top + box.height * 0.6};
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from 'antd';

/** Whether a click on a link is meant for another tab or window, which the browser opens itself. */
export const isNewTabClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** A button that leads to another screen; as a link, so that it also opens in another tab. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      href={to}
      onClick={(event) => {
        if (isNewTabClick(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}

import {Component} from 'react';

export default class ErrorBoundary extends Component {
  state = {error: null};

  static getDerivedStateFromError(error) {
    return {error};
  }

  render() {
    const {children, fallback} = this.props;
    const {error} = this.state;
    if (!error) return children;
    return fallback?.({error, tryAgain: () => this.setState({error: null})}) ?? null;
  }
}
